/** The uploads that wait, oldest first. The arrow keys choose, A approves, R asks for the reason of a rejection. */
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { WaitingUpload } from '../../../shared/contract/operator.ts'
import { LanguageBadge } from '../../app/frame/LanguageBadge.tsx'
import { TwoLines } from '../../components/list/TwoLines.tsx'
import { Key } from '../../components/sign/Key.tsx'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useOperator } from '../operatorStores.ts'
import { wishOf } from './listKeys.ts'
import { partText, titleText } from './uploadWords.ts'
import { accountName } from '../accountName.ts'

export function UploadList({ rows }: { readonly rows: readonly WaitingUpload[] }) {
  const { chosen, choose, isRejecting, approve, askReason } = useOperator('uploads', (state) => state)
  const list = useRef<HTMLUListElement>(null)
  useFollowedFocus(list, `${chosen?.nId} ${isRejecting}`)

  function onKeyDown(event: KeyboardEvent): void {
    const at = rows.findIndex(({ nId }) => nId === chosen?.nId)
    const wish = wishOf(event, at, rows.length)
    if (wish === null) return
    event.preventDefault()
    if (wish.kind === 'approve') void approve()
    if (wish.kind === 'askReason') askReason(true)
    const next = wish.kind === 'choose' ? rows[wish.at] : undefined
    if (next) choose(next)
  }

  return (
    <>
      <ul ref={list} className="operator-rows" onKeyDown={onKeyDown}>
        {rows.map((upload, at) => (
          <li key={upload.nId}>
            <UploadLine
              upload={upload}
              isChosen={upload.nId === chosen?.nId}
              isTabStop={chosen === null ? at === 0 : upload.nId === chosen.nId}
              onChoose={() => choose(upload)}
            />
          </li>
        ))}
      </ul>
      <KeyHints />
    </>
  )
}

/** Where the keyboard is in the list, it goes with the choice, and back to it where no reason is asked for any more. */
function useFollowedFocus(list: { readonly current: HTMLElement | null }, turn: string): void {
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('[aria-current=true]')
    const focused = document.activeElement
    const isHere = focused === document.body || list.current?.contains(focused) === true
    if (isHere) line?.focus({ preventScroll: true })
    line?.scrollIntoView({ block: 'nearest' })
  }, [list, turn])
}

interface UploadLineProps {
  readonly upload: WaitingUpload
  readonly isChosen: boolean
  readonly isTabStop: boolean
  readonly onChoose: () => void
}

function UploadLine({ upload, isChosen, isTabStop, onChoose }: UploadLineProps) {
  const texts = useTexts()
  const part = partText(texts, upload)
  const { author, accountId, sentAtMs } = upload
  const name = accountName({ id: accountId, name: author })
  return (
    <button
      type="button"
      className="operator-row"
      aria-current={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onChoose}
    >
      <LanguageBadge tag={upload.language} />
      <TwoLines
        below={<Untrusted text={texts.operator.uploads.sentBy({ name, moment: texts.wording.moment(sentAtMs) })} />}
      >
        <Untrusted text={part === '' ? titleText(upload) : `${titleText(upload)}, ${part}`} />
      </TwoLines>
    </button>
  )
}

function KeyHints() {
  const { uploads } = useTexts().operator
  return (
    <p className="operator-keys faint small">
      <span>
        <Key name="↑" /> <Key name="↓" /> {uploads.keysChoose}
      </span>
      <span>
        <Key name="A" /> {uploads.keysApprove}
      </span>
      <span>
        <Key name="R" /> {uploads.keysReject}
      </span>
    </p>
  )
}
