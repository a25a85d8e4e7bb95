import { expect, test } from 'vitest'
import { readUploadOptions } from '../../../electron/cli/uploadOptions.ts'

test.each([
  ['type', 'film', 'movie, tv'],
  ['framerate', '99', '0, 2, 6, 5, 3, 4, 7'],
  ['moviedb-id', 'abc', 'a whole number'],
])('--%s refuses "%s" and says what it takes', (option, value, takes) => {
  const read = () => readUploadOptions(['Film.srt', `--${option}`, value], { cwd: '/films' })
  expect(read).toThrow(`"${value}" does not suit --${option}, which takes ${takes}.`)
})
