/** One job of the account: what it is for, how far it is, and its result to save. */
import type { AccountJobRow } from '../../../../shared/contract/ai.ts'
import { isTone } from '../../../../shared/translation/tones.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { ProgressBar } from '../../../components/sign/ProgressBar.tsx'
import { StateWord } from '../../../components/sign/StateWord.tsx'
import { FittedName } from '../../../components/text/FittedName.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import type { Texts } from '../../../texts/Texts.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { jobStyles } from '../jobs/jobStyles.ts'
import { useActivityStore } from '../useActivityStore.ts'

export function AccountJobLine({ row }: { readonly row: AccountJobRow }) {
  const texts = useTexts()
  const { wording } = texts
  const name = nameOf(texts, row)
  return (
    <li className="account-job">
      <div className="account-job-words">
        <FittedName text={name} />
        <span className="quiet small">{aboutWords(texts, row)}</span>
        {row.message !== '' && <Untrusted text={row.message} className="quiet small" wraps />}
      </div>
      <StateCell row={row} name={name} />
      <span className="quiet small number">{row.createdMs === null ? '' : wording.moment(row.createdMs)}</span>
      <SaveJob row={row} />
    </li>
  )
}

function nameOf({ ai }: Texts, { videoName, subtitle, media }: AccountJobRow): string {
  const listed = subtitle === null ? null : ai.account.subtitle({ id: subtitle })
  return videoName ?? listed ?? media ?? ai.account.unnamed
}

function aboutWords({ ai, wording }: Texts, { kind, to, tone, videoName }: AccountJobRow): string {
  const parts = [
    kind === null ? '' : ai.account.kinds[kind],
    to === null ? '' : wording.languageName(to),
    tone !== null && isTone(tone) ? ai.tones[tone] : '',
    videoName === null ? ai.account.elsewhere : '',
  ]
  return parts.filter((part) => part !== '').join(' · ')
}

/** The service's words as the states of the window. */
const looks = {
  queued: 'queued',
  running: 'running',
  publishing: 'checking',
  translated: 'written',
  published: 'written',
  reused: 'written',
  failed: 'failed',
  unknown: 'waiting',
} as const

function StateCell({ row, name }: { readonly row: AccountJobRow; readonly name: string }) {
  const { ai } = useTexts()
  return (
    <span className="account-job-state">
      <StateWord {...jobStyles[looks[row.status]]}>{ai.account.states[row.status]}</StateWord>
      {row.status === 'running' && <ProgressBar label={ai.progressOf({ name })} progress={row.progress} />}
    </span>
  )
}

function SaveJob({ row: { id, isReady } }: { readonly row: AccountJobRow }) {
  const { ai } = useTexts()
  const { canChooseFolder } = useApp().host
  const aimAt = useActivityStore('accountJobs', (state) => state.aimAt)
  const save = useActivityStore('accountJobs', (state) => state.save)
  const browse = useActivityStore('jobPlaces', (places) => places.open)
  if (id === null || !isReady) return <span />
  return (
    <Button
      size="s"
      icon="folder"
      onPress={() => {
        aimAt(id)
        void (canChooseFolder ? save(null) : browse())
      }}
    >
      {ai.account.save}
    </Button>
  )
}
