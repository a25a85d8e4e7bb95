/** What is ignored, newest first, each with its way back. */
import { useEffect } from 'react'
import type { IgnoredRecord } from '../../../shared/contract/videos/rules.ts'
import { Button } from '../../components/button/Button.tsx'
import { TextField } from '../../components/field/TextField.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useRulesStore } from './useRulesStore.ts'
import './rules.css'

/** These are seen at a glance. */
const fewRows = 8

export function IgnoredList() {
  const texts = useTexts()
  const words = texts.rules.ignored
  const { rows, total, search, problem, find, refresh, readMore } = useRulesStore('ignored', (state) => state)
  useEffect(() => void refresh(), [refresh])
  return (
    <div className="ignored">
      <p className="faint small">{words.hint}</p>
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      {(total > fewRows || search !== '') && (
        <TextField
          label={words.search}
          placeholder={words.search}
          icon="search"
          type="search"
          value={search}
          isLabelHidden
          onChange={(value) => void find(value)}
        />
      )}
      {rows?.length === 0 && <p className="quiet">{search === '' ? words.empty : words.noMatch}</p>}
      <ul className="ignored-rows" aria-label={words.title}>
        {rows?.map((row) => (
          <IgnoredLine key={row.id} row={row} />
        ))}
      </ul>
      {rows && rows.length < total && <Button onPress={() => void readMore()}>{words.more}</Button>}
    </div>
  )
}

function IgnoredLine({ row }: { readonly row: IgnoredRecord }) {
  const { rules, wording } = useTexts()
  const words = rules.ignored
  const takeBack = useRulesStore('ignored', (state) => state.takeBack)
  const { kind, label, language, videos, ignoredMs } = row
  const facts = [
    words.kinds[kind],
    language === null ? null : words.only({ language: wording.languageName(language) }),
    videos === null || kind === 'video' ? null : words.count({ count: videos }),
    wording.moment(ignoredMs),
  ].filter((fact) => fact !== null)
  return (
    <li className="ignored-row">
      <div className="ignored-words">
        <Untrusted text={label} />
        <span className="faint small">{facts.join(' · ')}</span>
      </div>
      <Button size="s" icon="undo" label={words.takeBackOf({ name: label })} onPress={() => void takeBack(row)}>
        {words.takeBack}
      </Button>
    </li>
  )
}
