/** docs/commands.md: every command with its options and examples, made from the table. */
import type { CommandRow, ProgramRow } from '../../../shared/command/commandRow.ts'
import { commandGroups, optionGroups, optionTerm, sayingOf, usageOf } from '../../../shared/command/commandWords.ts'
import { exitCodes, variables } from './programFacts.ts'

export function referencePage(program: ProgramRow): string {
  return [
    '# Commands',
    '<!-- Made from the table of commands by: npm run pages -->',
    ...introduction(program),
    ...Array.from(commandGroups(program.commands), ([group, rows]) => [
      `## ${group}`,
      ...rows.flatMap((row) => sectionsOf(row, program.name)),
    ]).flat(),
  ]
    .join('\n\n')
    .concat('\n')
}

function introduction(program: ProgramRow): readonly string[] {
  const { name, says, more = '' } = program
  return [
    `${says}. ${more}`.trim(),
    'In a checkout the command is `npm run -s undertitle -- ARGS`; installed it is `undertitle ARGS`.',
    codeBlock([`${name} ${usageOf(program, true)}`, ...exampleLines(program, name)]),
    ...optionLists(program),
    '`-h` or `--help` behind a command shows its help, and so does `undertitle help COMMAND`.',
    'Exit codes:',
    listOf(exitCodes),
    'Environment:',
    listOf(variables),
  ]
}

function listOf(facts: readonly (readonly [term: string, meaning: string])[]): string {
  return facts.map(([term, meaning]) => `- \`${term}\`: ${meaning}`).join('\n')
}

function sectionsOf(row: CommandRow, above: string): readonly string[] {
  const place = `${above} ${row.name}`
  return [
    `### ${place}`,
    `${row.says}. ${row.more ?? ''}`.trim(),
    codeBlock([`${place} ${usageOf(row)}`.trim(), ...exampleLines(row, 'undertitle')]),
    ...argumentLists(row),
    ...(row.commands ? [] : optionLists(row)),
    ...(row.commands ?? []).flatMap((each) => sectionsOf(each, place)),
  ]
}

function codeBlock(lines: readonly string[]): string {
  return ['```', ...lines, '```'].join('\n')
}

function exampleLines({ examples }: CommandRow, program: string): readonly string[] {
  return ['', ...examples.flatMap(({ words, says }) => [`# ${says}`, `${program} ${words}`.trim()])]
}

function argumentLists({ args = [] }: CommandRow): readonly string[] {
  return args.length === 0 ? [] : [args.map((each) => `- \`${each.name}\`: ${sayingOf(each)}`).join('\n')]
}

function optionLists(row: CommandRow): readonly string[] {
  return Array.from(optionGroups(row), ([group, options]) => [
    `${group}:`,
    options.map(([name, option]) => `- \`${optionTerm(name, option)}\`: ${sayingOf(option)}`).join('\n'),
  ]).flat()
}
