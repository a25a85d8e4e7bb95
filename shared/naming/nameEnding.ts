/** What a subtitle's name adds to its video's: '.en.srt', '.pt-BR.forced.ass'. Built and read here alone. Pure. */

export interface NameEnding {
  /** 'en+es' before the language where both are named; absent nearly everywhere. */
  readonly pair?: string
  /** As it is spelled in the name ('hin' for Hindi); '' where there is none. */
  readonly language: string
  readonly flag: '' | 'forced' | 'sdh'
  /** Without the dot. */
  readonly extension: string
}

export interface ReadEnding extends Required<NameEnding> {
  /** The name before it. */
  readonly stem: string
  /** All of it: '' where the name has no extension. */
  readonly text: string
}

const tag = String.raw`[a-z]{2,3}(?:-(?:[a-z]{2,4}|\d{3}))?`
const ending = new RegExp(String.raw`(?:(?:\.(${tag}\+${tag}))?\.(${tag}))?(?:\.(forced|sdh))?\.([a-z]{2,4})$`, 'i')

export function nameEnding({ pair = '', language, flag, extension }: NameEnding): string {
  return [pair, language, flag, extension].map((part) => (part === '' ? '' : `.${part}`)).join('')
}

/** A name without an extension has an empty ending. */
export function readNameEnding(name: string): ReadEnding {
  const [text = '', pair = '', language = '', flag = '', extension = ''] = ending.exec(name) ?? []
  return { stem: name.slice(0, name.length - text.length), text, pair, language, flag: flagOf(flag), extension }
}

function flagOf(word: string): NameEnding['flag'] {
  const flag = word.toLowerCase()
  return flag === 'forced' || flag === 'sdh' ? flag : ''
}
