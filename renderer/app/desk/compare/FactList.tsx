/** What can be counted of one subtitle. */
import { useTexts } from '../../../texts/TextsContext.tsx'
import type { SubtitleFacts } from './subtitleFacts.ts'

export function FactList({ facts: { onSpeech, lines, lastMs, tooFast } }: { readonly facts: SubtitleFacts }) {
  const { desk, wording } = useTexts()
  const { facts } = desk
  const entries = [
    [facts.onSpeech, onSpeech === null ? facts.notListened : wording.percent(onSpeech)],
    [facts.lines, wording.number(lines)],
    [facts.lastLine, wording.runningTime(lastMs)],
    [facts.tooFast, wording.number(tooFast)],
  ] as const
  return (
    <dl className="fact-list">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
