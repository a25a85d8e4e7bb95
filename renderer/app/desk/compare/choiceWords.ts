/** What a subtitle is called that can stand beside the one on the desk. Pure. */
import { shownText } from '../../../components/text/untrusted.ts'
import type { Texts } from '../../../texts/Texts.ts'
import type { CompareChoice } from './compareChoices.ts'

export function choiceWords(
  { desk, wording, review, history }: Texts,
  { kind, name, language, atMs, act, costs }: CompareChoice,
): string {
  const { choices } = desk.compare
  if (kind === 'before') return choices.before
  if (kind === 'version') {
    const time = wording.moment(atMs ?? 0)
    return act === null ? choices.version({ time }) : choices.versionBy({ act: history.versionActs[act], time })
  }
  if (kind === 'candidate' || kind === 'other') {
    const words = choices.candidate({ name: shownText(name) })
    return costs ? `${words} · ${review.cost.downloads({ count: 1 })}` : words
  }
  return language === null ? shownText(name) : `${wording.languageName(language)} · ${shownText(name)}`
}
