/**
 * Recorded voices, music and noises that made-up films are mixed of: from packages of Debian, unpacked where
 * `UNDERTITLE_EAR_SOUNDS` says. Sounds are never part of the repository; `recipe` gets them.
 */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Spoken by people, not made by programs: announcements in five languages, and two dubbings of a game. */
const voiceFolders: readonly string[] = [
  ...['en_US_f_Allison', 'es_MX_f_Allison', 'fr_CA_f_June', 'it_IT_m_Carlo', 'ru_RU_f_IvrvoiceRU'].map(
    (speaker) => `usr/share/asterisk/sounds/${speaker}`,
  ),
  'usr/share/games/fillets-ng/sound',
]
const musicFolder = 'usr/share/games/fillets-ng/music'
const noiseFolder = 'usr/share/games/fillets-ng/sound/share'

export const packages: readonly string[] = [
  ...['en', 'es', 'fr', 'it', 'ru'].map((language) => `asterisk-core-sounds-${language}-wav`),
  ...['fillets-ng-data', 'fillets-ng-data-cs', 'fillets-ng-data-nl'],
]

export const recipe = `apt-get download ${packages.join(' ')} && for each in *.deb; do dpkg -x $each .; done`

export const samplesPerSecond = 16_000

/** One channel, -1..1. */
export type Sound = Float32Array

export interface Sounds {
  readonly voices: readonly Sound[]
  readonly music: readonly Sound[]
  readonly noises: readonly Sound[]
}

/** Shorter is a letter or a digit, longer is a speech of many sentences. */
const voiceSeconds = { least: 0.6, most: 7 } as const
const mostOfFolder = 260
const mostMusic = 14
const atATime = 2

/** null where the packages are not there. */
export async function readSounds(folder: string): Promise<Sounds | null> {
  const voices = voiceFolders.map((name) => clipsIn(join(folder, name), isVoice))
  const music = clipsIn(join(folder, musicFolder), () => true).slice(0, mostMusic)
  const noises = clipsIn(join(folder, noiseFolder), (path) => /\/sp-[^/]*$/.test(path))
  if (voices.some(({ length }) => length === 0) || music.length === 0 || noises.length === 0) return null
  const cache = join(folder, 'decoded')
  mkdirSync(cache, { recursive: true })
  const decoded = await decodeAll(
    cache,
    voices.flatMap((clips) => thinned(clips, mostOfFolder)),
  )
  const lengthOf = (sound: Sound) => sound.length / samplesPerSecond
  return {
    voices: decoded.filter((sound) => lengthOf(sound) >= voiceSeconds.least && lengthOf(sound) <= voiceSeconds.most),
    music: await decodeAll(cache, music),
    noises: await decodeAll(cache, noises),
  }
}

/** Names of single letters and digits are no sentences, and silence is no voice. */
function isVoice(path: string): boolean {
  return (
    !/\/(?:letters|digits|silence|phonetic|sound\/share)\//.test(path) &&
    (path.endsWith('.wav') || /\/(?:cs|nl)\//.test(path))
  )
}

function clipsIn(folder: string, isWanted: (path: string) => boolean): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:wav|ogg)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isWanted)
    .sort()
}

function thinned(paths: readonly string[], most: number): readonly string[] {
  const step = Math.max(1, paths.length / most)
  return Array.from({ length: Math.min(most, paths.length) }, (_, at) => paths[Math.floor(at * step)] ?? '')
}

async function decodeAll(cache: string, paths: readonly string[]): Promise<readonly Sound[]> {
  const sounds = new Array<Sound>(paths.length)
  const waiting = paths.map((path, index) => ({ path, index }))
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) sounds[next.index] = await decode(cache, next.path)
  }
  await Promise.all(Array.from({ length: atATime }, work))
  return sounds
}

async function decode(cache: string, path: string): Promise<Sound> {
  const kept = join(cache, `${path.replaceAll(/[^\w.-]/g, '_')}.s16`)
  if (!existsSync(kept)) {
    const output = ['-ac', '1', '-ar', String(samplesPerSecond), '-f', 's16le', 'pipe:1']
    const options = { encoding: 'buffer', maxBuffer: 2 ** 28 } as const
    const { stdout } = await promisify(execFile)('ffmpeg', ['-nostdin', '-v', 'error', '-i', path, ...output], options)
    writeFileSync(kept, stdout)
  }
  const bytes = readFileSync(kept)
  return Float32Array.from({ length: bytes.length >> 1 }, (_, at) => bytes.readInt16LE(at * 2) / 32_768)
}
