/** The report before it is saved: parts to leave out at once, lines to leave out by a word or one by one, and saving. */
import { useState } from 'react'
import type { SupportReport } from '../../../../shared/contract/program/support.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Notice } from '../../../components/page/Notice.tsx'
import { TextField } from '../../../components/field/TextField.tsx'
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { partsWithPlaces, type PlacedPart } from './partsWithPlaces.ts'
import { ReportLines } from './ReportLines.tsx'
import { useSettingsStore } from '../useSettingsStore.ts'

export function ReportPanel({ report }: { readonly report: SupportReport }) {
  const texts = useTexts()
  const { privacy } = texts
  const { omitted, leaveOut, save, close, isBusy, isSaved, problem } = useSettingsStore('support', (support) => support)
  const parts = partsWithPlaces(report)
  const kept = parts.reduce((sum, { lines }) => sum + lines.length, 0) - omitted.size
  return (
    <div className="report">
      <div className="report-parts">
        {parts.map((part) => (
          <PartToggle key={part.part} part={part} omitted={omitted} leaveOut={leaveOut} />
        ))}
      </div>
      <LeaveOutByWord placed={parts} omitted={omitted} leaveOut={leaveOut} />
      <p className="faint small">{privacy.listHint}</p>
      <ReportLines report={report} omitted={omitted} leaveOut={leaveOut} />
      <div className="report-actions">
        <Button look="primary" icon="download" isDisabled={kept === 0} isBusy={isBusy} onPress={() => void save()}>
          {kept === 0 ? privacy.none : privacy.save({ count: kept })}
        </Button>
        <Button look="ghost" onPress={close}>
          {privacy.close}
        </Button>
        {problem && <ProblemNotice problem={problem} />}
        {isSaved && <Notice tone="good" text={privacy.saved} />}
      </div>
    </div>
  )
}

interface LeavingOut {
  readonly omitted: ReadonlySet<number>
  readonly leaveOut: (lines: readonly number[], isOut: boolean) => void
}

function PartToggle({ part: { part, lines }, omitted, leaveOut }: LeavingOut & { readonly part: PlacedPart }) {
  const { privacy } = useTexts()
  const places = lines.map(({ place }) => place)
  const kept = places.filter((place) => !omitted.has(place)).length
  return (
    <Button
      size="s"
      icon={kept > 0 ? 'check' : 'minus'}
      isPressed={kept > 0}
      isDisabled={places.length === 0}
      onPress={() => leaveOut(places, kept > 0)}
    >
      {`${privacy.parts[part]} · ${privacy.lines({ count: kept })}`}
    </Button>
  )
}

function LeaveOutByWord({ placed, omitted, leaveOut }: LeavingOut & { readonly placed: readonly PlacedPart[] }) {
  const { privacy } = useTexts()
  const [word, setWord] = useState('')
  const wanted = word.trim().toLowerCase()
  const found = placed
    .flatMap(({ lines }) => lines)
    .filter(({ place, line }) => wanted !== '' && !omitted.has(place) && line.toLowerCase().includes(wanted))
  const leaveFound = () =>
    leaveOut(
      found.map(({ place }) => place),
      true,
    )
  return (
    <div className="report-word">
      <TextField
        label={privacy.search}
        value={word}
        onChange={setWord}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leaveFound()
        }}
      />
      <Button isDisabled={found.length === 0} onPress={leaveFound}>
        {privacy.leave({ count: found.length })}
      </Button>
    </div>
  )
}
