/** docs/undertitle.1: the manual page for `man`, made from the table. */
import type { CommandRow, ProgramRow } from '../../../shared/command/commandRow.ts'
import {
  argumentTerm,
  commandGroups,
  optionGroups,
  optionTerm,
  sayingOf,
  usageOf,
} from '../../../shared/command/commandWords.ts'
import { exitCodes, variables } from './programFacts.ts'

export function manPage(program: ProgramRow): string {
  const { name, says, more = '' } = program
  return [
    '.\\" Made from the table of commands by: npm run pages',
    `.TH ${name.toUpperCase()} 1`,
    '.SH NAME',
    `${name} \\- ${text(says)}`,
    '.SH SYNOPSIS',
    `.B ${name}`,
    text(usageOf(program, true)),
    '.SH DESCRIPTION',
    line(`${says}. ${more}`.trim()),
    ...optionLines(program),
    ...Array.from(commandGroups(program.commands), ([group, rows]) => [
      `.SH ${quoted(group.toUpperCase())}`,
      ...rows.flatMap((row) => commandLines(row, '')),
    ]).flat(),
    '.SH EXIT STATUS',
    ...exitCodes.flatMap(([code, meaning]) => item(code, meaning)),
    '.SH ENVIRONMENT',
    ...variables.flatMap(([variable, meaning]) => item(variable, meaning)),
    '.SH EXAMPLES',
    ...exampleLines(program, name),
    '',
  ].join('\n')
}

function commandLines(row: CommandRow, above: string): readonly string[] {
  const place = `${above} ${row.name}`.trim()
  return [
    `.SS ${quoted(`${place} ${usageOf(row)}`.trim())}`,
    line(`${row.says}. ${row.more ?? ''}`.trim()),
    ...(row.args ?? []).flatMap((each) => item(argumentTerm(each), sayingOf(each))),
    ...(row.commands ? [] : optionLines(row)),
    ...exampleLines(row, 'undertitle'),
    ...(row.commands ?? []).flatMap((each) => commandLines(each, place)),
  ]
}

function optionLines(row: CommandRow): readonly string[] {
  return Array.from(optionGroups(row).values(), (options) =>
    options.flatMap(([name, option]) => item(optionTerm(name, option), sayingOf(option))),
  ).flat()
}

function exampleLines({ examples }: CommandRow, program: string): readonly string[] {
  return examples.flatMap(({ words, says }) => [
    '.PP',
    '.nf',
    `    ${text(`${program} ${words}`.trim())}`,
    '.fi',
    line(says),
  ])
}

function item(term: string, meaning: string): readonly string[] {
  return ['.TP', `.B ${text(term)}`, line(meaning)]
}

/** A line that begins with a full stop or an apostrophe would be an order to roff. */
function line(words: string): string {
  return text(words).replace(/^[.']/, '\\&$&')
}

function text(words: string): string {
  return words.replaceAll('\\', '\\e').replaceAll('-', '\\-')
}

const quoted = (words: string) => `"${text(words).replaceAll('"', '\\(dq')}"`
