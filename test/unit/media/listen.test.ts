/** What is heard of a film with several sounds: the one that was asked for, and of surround sound its centre. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listen, readSound } from '../../../electron/media/readMedia.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'
import { hasMediaTools, ifMediaTools } from '../../support/make/films/timedFilm.ts'

/** Four seconds: steady noise left and right, and in the centre a voice in every second one. */
const surround = [
  'anoisesrc=d=4:a=0.5,asplit=4[l][r][x][y]',
  `aevalsrc='0.25*sin(2*PI*700*t)*gte(mod(t,2),1)':d=4:s=44100[c]`,
  'anullsrc=d=4:cl=mono:r=44100[lfe]',
  '[l][r][c][lfe][x][y]join=inputs=6:channel_layout=5.1:map=0.0-FL|1.0-FR|2.0-FC|3.0-LFE|4.0-BL|5.0-BR[six]',
  'anullsrc=d=4:cl=mono:r=44100[silent]',
].join(';')

/** As the close ear and a recogniser hear it: nothing is left out of it. */
async function samplesOf(film: string): Promise<Int16Array> {
  const pieces: Uint8Array[] = []
  const { signal } = new AbortController()
  await readSound(film, { signal, samplesPerSecond: 8_000 }, (bytes) => void pieces.push(bytes))
  const bytes = Buffer.concat(pieces)
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}

test.skipIf(!hasMediaTools)(
  `the centre of surround sound is heard above its sides, and each track alone${ifMediaTools}`,
  async () => {
    const film = join(tempFolder(), 'film.mka')
    const maps = ['-map', '[six]', '-map', '[silent]', '-c:a', 'flac', film]
    execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-filter_complex', surround, ...maps])
    const { signal } = new AbortController()
    const heard = await listen(film, { signal })
    const meanOf = (from: number) =>
      heard.slice(from * 50 + 5, from * 50 + 45).reduce((sum, loud) => sum + loud, 0) / 40
    expect(meanOf(1) / meanOf(0)).toBeGreaterThan(3)
    expect(meanOf(3) / meanOf(2)).toBeGreaterThan(3)
    const closely = await samplesOf(film)
    const energyOf = (from: number) =>
      closely.subarray(from * 8_000, from * 8_000 + 7_000).reduce((sum, each) => sum + each ** 2, 0)
    expect(energyOf(1) / energyOf(0)).toBeGreaterThan(9)
    expect(Math.max(...(await listen(film, { signal, sound: 1 })))).toBeLessThan(0.001)
    await expect(listen(film, { signal, sound: 2 })).rejects.toMatchObject({ code: 'input.invalid' })
  },
)
