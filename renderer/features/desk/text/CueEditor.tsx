/** The line under the hand: its words and times, in two, with the next one, or gone. Done takes it over, nothing is written. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { longestLine } from '../../../../shared/subtitle/edit/readingSpeed.ts'
import { plainTextOf } from '../../../../shared/subtitle/plainText.ts'
import { Button } from '../../../components/button/Button.tsx'
import { TextField } from '../../../components/field/TextField.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { clockOf, readClock } from '../deskTimes.ts'
import type { Line } from './useLines.ts'
import { useDeskStore } from '../useDeskStore.ts'

export function CueEditor({ line: { index, cue } }: { readonly line: Line }) {
  const texts = useTexts()
  const { desk } = texts
  const act = useDeskStore('desk', (state) => state.act)
  const edit = useDeskStore('desk', (state) => state.edit)
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(cue.text)
  const [start, setStart] = useState(clockOf(texts, cue.startMs))
  const [end, setEnd] = useState(clockOf(texts, cue.endMs))
  useEffect(() => area.current?.focus(), [])
  const [startMs, endMs] = [timeOf(start, cue.startMs), timeOf(end, cue.endMs)]
  const isGood = startMs !== null && endMs !== null && endMs > startMs && text.trim() !== ''

  function take(): void {
    if (startMs !== null && endMs !== null && isGood) act({ kind: 'set', at: cue, words: { startMs, endMs, text } })
  }

  function done(): void {
    if (!isGood) return
    take()
    edit(null)
  }

  function change(kind: 'split' | 'join' | 'delete'): void {
    take()
    const letter = area.current?.selectionStart ?? null
    act(kind === 'split' ? { kind, at: cue, letter } : { kind, at: cue })
    edit(null)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isControl = event.ctrlKey || event.metaKey
    const verb =
      event.key === 'Enter' && isControl && event.shiftKey ? 'split' : isControl && event.key === 'j' ? 'join' : null
    if (event.key === 'Escape') edit(null)
    else if (verb) change(verb)
    else if (isControl && event.key === 'Delete') change('delete')
    else if (event.key === 'Enter' && !event.shiftKey) done()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const letters = plainTextOf(text)
    .split('\n')
    .map((each) => each.length)
  return (
    <div className="cue-edit" role="listitem" data-own-keys onKeyDown={onKeyDown}>
      <div className="cue-times">
        <span className="cue-number">{index + 1}</span>
        <TextField label={desk.begins} isLabelHidden value={start} maxLength={16} onChange={setStart} />
        <span>{desk.to}</span>
        <TextField label={desk.ends} isLabelHidden value={end} maxLength={16} onChange={setEnd} />
      </div>
      <textarea
        ref={area}
        className="cue-words"
        aria-label={desk.wordsOf({ line: String(index + 1) })}
        dir="auto"
        rows={2}
        maxLength={8_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="cue-facts">
        <span className={Math.max(...letters) > longestLine ? 'cue-speed-fast' : 'faint'}>
          {desk.letters({ letters: String(Math.max(...letters)), most: String(longestLine) })}
        </span>
        <Button
          size="s"
          look="ghost"
          icon="split"
          label={desk.split}
          shortcut="Control+Shift+Enter"
          onPress={() => change('split')}
        />
        <Button
          size="s"
          look="ghost"
          icon="join"
          label={desk.join}
          shortcut="Control+J"
          onPress={() => change('join')}
        />
        <Button
          size="s"
          look="ghost"
          icon="trash"
          label={desk.deleteLine}
          shortcut="Control+Delete"
          onPress={() => change('delete')}
        />
        <Button size="s" isDisabled={!isGood} onPress={done}>
          {desk.done}
        </Button>
      </div>
    </div>
  )
}

/** Tenths are shown: what was not touched keeps its thousandths. */
function timeOf(typed: string, was: number): number | null {
  const read = readClock(typed)
  return read === Math.max(0, Math.round(was / 100)) * 100 ? was : read
}
