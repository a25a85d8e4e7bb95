/** How an engine's standing looks and reads. Pure. */
import type { EngineCheck } from '../../../../shared/contract/settings.ts'
import { recognisers, translators } from '../../../../shared/engines/engineTable.ts'
import { engineName } from '../../../app/settings/engineWords.ts'
import type { Tone } from '../../../components/sign/tone.ts'
import type { Texts } from '../../../texts/Texts.ts'

export interface EngineStatus {
  readonly word: string
  readonly tone: Tone
  /** What to do about it, or what it knows; '' where there is nothing to say. */
  readonly sentence: string
}

type Words = Texts['engines']

export function engineStatusOf(words: Words, check: EngineCheck): EngineStatus {
  const { engine, state, reason, names } = check
  if (state === 'absent') return { word: words.notSet, tone: 'quiet', sentence: '' }
  if (state === 'ready')
    return {
      word: words.ready,
      tone: 'good',
      sentence: names.length > 0 ? words.knows({ names: names.join(', ') }) : '',
    }
  if (reason === 'not_installed')
    return { word: words.notInstalled, tone: engine === 'apertium' ? 'quiet' : 'bad', sentence: install(words, check) }
  const sentence = words.reasons[reason ?? 'unknown']
  const named = reason === 'unknown_model' ? `${sentence} ${names.join(', ')}` : sentence
  return { word: words.failing, tone: 'bad', sentence: named }
}

function install(words: Words, { engine }: EngineCheck): string {
  if (engine === 'apertium') return words.installApertium
  return engine === 'whisper' ? words.installTransformers : words.noFfmpeg
}

export interface Abilities {
  readonly canTranslate: boolean
  readonly canHear: boolean
  /** What the service can do and what is missing, in plain sentences. */
  readonly translation: string
  readonly speech: string
}

export function abilitiesOf(words: Words, checks: readonly EngineCheck[]): Abilities {
  const isReady = (name: EngineCheck['engine']) =>
    checks.some(({ engine, state }) => engine === name && state === 'ready')
  const named = (engines: readonly EngineCheck['engine'][]) =>
    engines
      .filter(isReady)
      .map((engine) => engineName(words, engine))
      .join(', ')
  const [translation, hearing] = [named(translators), named(recognisers)]
  const videos = isReady('ffmpeg') ? '' : ` ${words.noFfmpeg}`
  return {
    canTranslate: translation !== '',
    canHear: hearing !== '',
    translation: translation === '' ? words.cannotTranslate : words.canTranslate({ names: translation }),
    speech: hearing === '' ? words.cannotHear : words.canHear({ names: hearing }) + videos,
  }
}
