/** A child that wants more memory than its bound is ended by the system; one below it is not held up. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runChild } from '../../../electron/media/runFfmpeg.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const { signal } = new AbortController()

/** Keeps one line of so many bytes in its memory. */
function hungry(megabytes: number): string {
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  const program = join(folder, 'ffmpeg')
  const script = `#!/bin/bash\nset -o pipefail\nhead -c ${megabytes * 2 ** 20} /dev/zero | tail -n 1 | wc -c\n`
  writeFileSync(program, script, { mode: 0o755 })
  return program
}

test.skipIf(process.platform !== 'linux')(
  'what takes more memory than its bound is ended, what takes less is not',
  async () => {
    const bytes: Buffer[] = []
    const run = (megabytes: number) =>
      runChild({
        program: hungry(megabytes),
        args: [],
        signal,
        mostMemoryBytes: 64 * 2 ** 20,
        onBytes: (piece) => void bytes.push(Buffer.from(piece)),
      })
    expect(await run(160)).toBe('failed')
    expect(Buffer.concat(bytes.splice(0)).toString().trim()).not.toBe(String(160 * 2 ** 20))
    expect(await run(16)).toBe('done')
    expect(Buffer.concat(bytes).toString().trim()).toBe(String(16 * 2 ** 20))
  },
)

test('one that is not there is told from one that fails, whatever its arguments say', async () => {
  const place = join(tempFolder(), 'no $(touch here); "such" program')
  expect(await runChild({ program: place, args: ['$HOME', '; true'], signal })).toBe('no-program')
})

test.skipIf(process.platform === 'win32')('its arguments are handed on as they are', async () => {
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  const program = join(folder, 'a program')
  writeFileSync(program, '#!/bin/sh\nprintf "%s|" "$@"\n', { mode: 0o755 })
  const args = ['-i', 'file:/films/It\'s "here" $HOME `id`; *.mkv', '', '-n']
  let said = ''
  expect(
    await runChild({ program, args, signal, onBytes: (piece) => void (said += Buffer.from(piece).toString()) }),
  ).toBe('done')
  expect(said).toBe(args.map((arg) => `${arg}|`).join(''))
})
