/** The line under the hand: its words and times, in two, with the next one, or gone. Done takes it over, nothing is written. */
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { longestLine } from '../../../../shared/subtitle/edit/readingSpeed.ts'
import { plainTextOf } from '../../../../shared/subtitle/plainText.ts'
import { Button } from '../../../components/button/Button.tsx'
import { TextField } from '../../../components/field/TextField.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { clockOf } from '../../../app/desk/deskTimes.ts'
import { typedWords, type Typing } from '../../../app/desk/edits/typing.ts'
import type { Line } from './useLines.ts'
import { useDeskStore } from '../useDeskStore.ts'

export function CueEditor({ line: { index, cue }, typing }: { readonly line: Line; readonly typing: Typing }) {
  const texts = useTexts()
  const { desk } = texts
  const act = useDeskStore('desk', (state) => state.act)
  const edit = useDeskStore('desk', (state) => state.edit)
  const type = useDeskStore('desk', (state) => state.type)
  const drop = useDeskStore('desk', (state) => state.drop)
  const area = useRef<HTMLTextAreaElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => {
    area.current?.focus()
    // Higher than the line was: its verbs stand below the words.
    whole.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { text, start, end } = typing
  const isGood = typedWords(typing, cue) !== null

  function done(): void {
    if (isGood) edit(null)
  }

  function change(kind: 'split' | 'join' | 'delete'): void {
    const letter = area.current?.selectionStart ?? null
    edit(null)
    act(kind === 'split' ? { kind, at: cue, letter } : { kind, at: cue })
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isControl = event.ctrlKey || event.metaKey
    const verb =
      event.key === 'Enter' && isControl && event.shiftKey ? 'split' : isControl && event.key === 'j' ? 'join' : null
    if (event.key === 'Escape') drop()
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
    <div ref={whole} className="cue-edit" role="listitem" data-own-keys onKeyDown={onKeyDown}>
      <div className="cue-times">
        <span className="cue-number">{index + 1}</span>
        <TextField
          label={desk.begins}
          isLabelHidden
          value={start ?? clockOf(texts, cue.startMs)}
          maxLength={16}
          onChange={(typed) => type({ start: typed })}
        />
        <span>{desk.to}</span>
        <TextField
          label={desk.ends}
          isLabelHidden
          value={end ?? clockOf(texts, cue.endMs)}
          maxLength={16}
          onChange={(typed) => type({ end: typed })}
        />
      </div>
      <textarea
        ref={area}
        className="cue-words"
        aria-label={desk.wordsOf({ line: String(index + 1) })}
        dir="auto"
        rows={2}
        maxLength={8_000}
        value={text}
        onChange={(event) => type({ text: event.target.value })}
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
