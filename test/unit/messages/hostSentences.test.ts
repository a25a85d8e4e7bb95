/** Every sentence that the host throws at a screen is known again, and has the same names in every language. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { hostSentences } from '../../../shared/messages/hostSentences.ts'
import { readHostSentence } from '../../../shared/messages/readHostSentence.ts'
import { uiLanguages } from '../../../shared/messages/interfaceLanguages.ts'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import { hostText, problemText } from '../../../renderer/texts/hostWords.ts'

/** What stands between a screen and its answer. */
const roots = [
  'electron/views',
  'electron/upload',
  'electron/timing',
  'electron/clean',
  'electron/matching',
  'electron/wanted',
  'electron/settings',
  'electron/ai',
  'service/catalogue/import',
  'service/operator',
  'service/uploads',
  'service/usage',
]

/** Sentences that no screen can meet, or whose code says the same. */
const exceptions: readonly RegExp[] = [
  /^There is no setting/, // Screens write settings of the table only.
  /^Ask for 1 to /, // A bug of the matching.
  /must begin with a language|^A language is missing in/, // The screens build wishes from lists.
  /^Give a title, a file name/, // The command's search.
  /^This program has no page/, // The command that would open it.
  /^This host cannot /, // A screen does not offer what its host cannot do.
]

interface Thrown {
  readonly file: string
  readonly sentence: string
}

/** Sentences of 'input.invalid': the words of that code say nothing of what to do. */
function thrownSentences(): readonly Thrown[] {
  const files = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(root, name)),
  )
  return files.flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    const found: Thrown[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isNewExpression(node) && node.expression.getText() === 'AppError') {
        const [code, sentence] = node.arguments ?? []
        const text = sentence && textOf(sentence)
        if (code?.getText() === "'input.invalid'" && text) found.push({ file, sentence: text })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  })
}

/** With 'x' for each value. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map((span) => `x${span.literal.text}`).join('')
}

test('sentences that say more than their code are known again', () => {
  const all = thrownSentences()
  expect(all.length).toBeGreaterThan(50)
  const unknown = all.filter(
    ({ sentence }) => readHostSentence(sentence) === null && !exceptions.some((each) => each.test(sentence)),
  )
  expect(unknown.filter(({ sentence }) => !/^x: x\.?$|^Invalid value "x" for x/.test(sentence))).toEqual([])
})

test.each(uiLanguages)('in %s each sentence is said with all that it names', async (language) => {
  const texts = await loadTexts(language)
  for (const [id, english] of Object.entries(hostSentences)) {
    const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const own = english.replace(/\{(\w+)\}/g, (_, name: string) => `<${name}>`)
    const said = hostText(texts, own)
    if (language === 'en') expect(said).toBe(own)
    else expect([id, said]).not.toEqual([id, own])
    for (const name of names) expect([id, said]).toEqual([id, expect.stringContaining(`<${name}>`)])
  }
})

test('a special sentence is not dropped outside of English, also where it holds another one', async () => {
  const german = await loadTexts('de')
  const busy = {
    code: 'input.invalid' as const,
    message: 'Something is being planned or run. Wait for it, or cancel it first.',
  }
  expect(problemText(german, busy)).toMatch(/^Es wird gerade etwas geplant/)
  expect(hostText(german, 'mine.jsonl, entry 7: The line is no JSON.')).toBe(
    'mine.jsonl, Eintrag 7: Die Zeile ist kein JSON.',
  )
  expect(hostText(german, '/a/b cannot be read. Check its permissions.')).toBe(
    '/a/b ist nicht lesbar. Prüfen Sie die Rechte.',
  )
  // What nobody has put into words of its own keeps those of its code, or itself.
  expect(problemText(german, { code: 'disk.full', message: 'No room.' })).toBe(german.errors['disk.full'])
  expect(hostText(german, 'constructor')).toBe('constructor')
})

test('no sentence is kept that the host says otherwise by now', () => {
  const said = ['electron', 'node', 'service', 'shared']
    .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)))
    .filter((file) => file.endsWith('.ts') && !file.includes('messages'))
    .map((file) => readFileSync(file, 'utf8').replaceAll("\\'", "'"))
    .join('\n')
  const whole = Object.values(hostSentences).filter((sentence) => !sentence.includes('{'))
  expect(whole.length).toBeGreaterThan(50)
  expect(whole.filter((sentence) => !said.includes(sentence))).toEqual([])
})
