/** The sound tracks of a file as ffmpeg lists them while it opens it. Pure. */
import { languageTagOf } from '../../../shared/language.ts'
import type { SoundFacts } from '../../../shared/sound/soundChoice.ts'

/** '  Stream #0:1[0x2](ger): Audio: aac (LC), 44100 Hz, mono, fltp (default) (comment)'; a title's own lines begin further in. */
const stream = /^ {2}Stream #0:\d+(?:\[\w+\])?(?:\(([\w-]{1,20})\))?: (\w+): (.*)$/
const title = /^ {6}title {0,20}: (.*)$/i

/** In the order of the file. */
export function listedSounds(listing: string): readonly SoundFacts[] {
  const sounds: SoundFacts[] = []
  let isInSound = false
  for (const line of listing.split(/\r?\n/)) {
    const [found, language = '', kind, rest = ''] = stream.exec(line) ?? []
    if (found !== undefined) {
      isInSound = kind === 'Audio'
      if (isInSound) sounds.push(soundOf(language, rest))
      continue
    }
    const [, name] = title.exec(line) ?? []
    const last = sounds.at(-1)
    if (isInSound && name !== undefined && last?.name === null) sounds[sounds.length - 1] = { ...last, name }
  }
  return sounds
}

function soundOf(language: string, rest: string): SoundFacts {
  const is = (flag: string) => rest.includes(`(${flag})`)
  return {
    language: languageTagOf(language),
    isDefault: is('default'),
    ...(is('original') ? { isOriginal: true as const } : {}),
    ...(is('comment') || is('visual impaired') ? { isCommentary: true as const } : {}),
    name: null,
  }
}
