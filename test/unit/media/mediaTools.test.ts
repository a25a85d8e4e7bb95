/** Which ffmpeg there is: what it says of itself, and what is kept of that. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMediaTools } from '../../../electron/media/mediaTools.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const script = `#!/bin/sh
here=$(dirname "$0")
case "$*" in
  -version) echo "ffmpeg version 7.1 made" ;;
  *)
    if [ ! -e "$here/awake" ]; then : > "$here/awake"; exec sleep 60; fi
    printf '%s\\n' ' V....D libwebp  WebP' ' V....D libvpx-vp9  VP9' ' A....D libopus  Opus'
    ;;
esac
`

const named = (program: string) => ({ chosenFfmpeg: { program, place: 'settings' } as const })

test.skipIf(process.platform === 'win32')(
  'an ffmpeg that was not done in time is asked again, and what it says then is kept',
  async () => {
    const folder = tempFolder()
    mkdirSync(folder, { recursive: true })
    const program = join(folder, 'ffmpeg')
    writeFileSync(program, script, { mode: 0o755 })
    let now = 0
    const clock = { nowMs: () => (now += 1) }
    const tools = createMediaTools({ programs: named(program), clock, patienceMs: 4_000 })
    expect(await tools.find()).toMatchObject({ version: '7.1', encoders: [] })
    expect(existsSync(join(folder, 'awake'))).toBe(true)
    expect(await tools.find()).toMatchObject({ version: '7.1', encoders: ['vp9'], picture: 'webp', atMs: 2 })
    expect(await tools.find()).toMatchObject({ atMs: 2 })
  },
)

test.skipIf(process.platform === 'win32')(
  'one that says nothing in time is late, and not said to be missing',
  async () => {
    const folder = tempFolder()
    mkdirSync(folder, { recursive: true })
    const program = join(folder, 'ffmpeg')
    writeFileSync(program, '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 })
    const clock = { nowMs: () => 1 }
    const of = (path: string) => createMediaTools({ programs: named(path), clock, patienceMs: 300 }).find()
    expect(await of(program)).toMatchObject({ version: null, isLate: true })
    expect(await of(join(folder, 'none'))).toMatchObject({ version: null, isLate: false })
  },
)
