/** Lint rules: the strict, type-aware set of typescript-eslint, and the package borders of ARCHITECTURE.md. */
import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const noNode = { patterns: [{ group: ['node:*'], message: 'shared/ and renderer/ run without Node.' }] }

export default defineConfig(
  { ignores: ['dist/', 'coverage/', 'node_modules/', 'test/fixtures/'] },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    // Two programs for all files: the nearest tsconfig.json of each would make four, with which Node ran out of memory.
    languageOptions: { parserOptions: { project: ['tsconfig.json', 'renderer/tsconfig.json'] } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // A row type is its caller's word for the columns of its own statement: it stands once in the signature by nature.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      'no-control-regex': 'off',
      eqeqeq: 'error',
      'max-params': ['error', 4],
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
    },
  },
  { files: ['renderer/**'], extends: [reactHooks.configs.flat.recommended] },
  { files: ['shared/**', 'renderer/**'], rules: { 'no-restricted-imports': ['error', noNode] } },
  { files: ['test/**'], rules: { 'max-lines': 'off', '@typescript-eslint/no-non-null-assertion': 'off' } },
  // Made from the English messages, as long as they are.
  { files: ['shared/messages/Messages.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
)
