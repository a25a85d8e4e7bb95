/** What a trial came to, in sentences. Pure. */
import type { Tried } from '../../../../shared/contract/program/players.ts'
import type { Outsider } from '../../../../shared/players/playerTable.ts'
import type { Tone } from '../../../components/sign/tone.ts'
import type { Texts } from '../../../texts/Texts.ts'

export interface TrialSaid {
  readonly tone: Tone
  /** Holds what the server says of itself: for a place that makes it safe. */
  readonly text: string
}

export function trialSentence({ players: words, wording }: Texts, outsider: Outsider, tried: Tried): TrialSaid {
  if (tried.kind === 'fails') return { tone: 'bad', text: words.failures[tried.failure] }
  if (outsider === 'notify') return { tone: 'good', text: words.sent }
  const { name, version, unseen } = tried
  const answers = name === '' ? words.answersPlain : words.answers({ name: short(name), version: short(version) })
  if (unseen.length === 0) return { tone: 'good', text: `${answers} ${words.seesAll}` }
  return {
    tone: 'look',
    text: `${answers} ${words.unseen({ folders: wording.list(unseen.map((folder) => words.folder({ folder }))) })}`,
  }
}

/** What it says of itself, however long, leaves room for what is said of it. */
function short(said: string): string {
  return said.length > mostLetters ? `${said.slice(0, mostLetters).toWellFormed()}…` : said
}

const mostLetters = 60
