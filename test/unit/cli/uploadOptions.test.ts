import { expect, test } from 'vitest'
import { uploadOptions } from '../../../electron/cli/table/uploadOptions.ts'
import { readUploadOptions } from '../../../electron/cli/uploadOptions.ts'
import { program } from '../../../electron/cli/table/commandTable.ts'
import { valuesOf } from '../../../shared/command/commandRow.ts'
import { readCommandLine } from '../../../shared/command/readCommandLine.ts'

function read(...words: readonly string[]) {
  const line = readCommandLine(program, ['upload', ...words])
  if (line.kind === 'help') throw new Error('This is no call for help.')
  const given = { positionals: line.positionals, values: valuesOf(uploadOptions, line.values), verb: null, words }
  return readUploadOptions(given, { cwd: '/films' })
}

test.each([
  ['type', 'film', 'movie, tv'],
  ['framerate', '99', '0, 2, 6, 5, 3, 4, 7'],
  ['moviedb-id', 'abc', 'a whole number'],
])('--%s refuses "%s" and says what it takes', (option, value, takes) => {
  expect(() => read('Film.srt', `--${option}`, value)).toThrow(
    `Invalid value "${value}" for --${option}: expected ${takes}.`,
  )
})

test('--hi by itself says yes, and takes no file for its answer', () => {
  expect(read('--hi', 'Film.srt')).toMatchObject({ paths: ['/films/Film.srt'], change: { isHearingImpaired: true } })
  expect(read('Film.srt', '--hi')).toMatchObject({ change: { isHearingImpaired: true } })
  expect(read('Film.srt', '--hi', 'false')).toMatchObject({ change: { isHearingImpaired: false } })
  expect(read('Film.srt', '--hi=false')).toMatchObject({ change: { isHearingImpaired: false } })
})

test('an option that may be given several times keeps each', () => {
  expect(read('Film.srt', '--release', 'One', '--tag=a', '--release', 'Two').change).toEqual({
    releases: ['One', 'Two'],
    tags: ['a'],
  })
})
