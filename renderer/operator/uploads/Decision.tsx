/** The choice: public, or refused with a reason that its sender reads. Always in the same place. */
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { TextField } from '../../components/field/TextField.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useOperator } from '../operatorStores.ts'

export function Decision() {
  const texts = useTexts()
  const { isBusy, isRejecting, refusal, revision, approve, askReason } = useOperator('uploads', (state) => state)
  const { uploads } = texts.operator
  return (
    <footer className="operator-decision">
      {refusal && <Notice tone="bad" text={problemText(texts, refusal)} />}
      {isRejecting ? (
        <Reason />
      ) : (
        <div className="operator-choice">
          <Button
            look="primary"
            icon="check"
            isBusy={isBusy}
            isDisabled={revision === null}
            shortcut="a"
            onPress={() => void approve()}
          >
            {uploads.approve}
          </Button>
          <Button icon="none" isDisabled={isBusy} shortcut="r" onPress={() => askReason(true)}>
            {uploads.reject}
          </Button>
        </div>
      )}
    </footer>
  )
}

function Reason() {
  const { uploads } = useTexts().operator
  const { isBusy, reject, askReason } = useOperator('uploads', (state) => state)
  const [reason, setReason] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  function send(event: SyntheticEvent): void {
    event.preventDefault()
    if (reason.trim() !== '') void reject(reason)
  }
  return (
    <form
      className="operator-choice"
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === 'Escape') askReason(false)
      }}
    >
      <TextField ref={field} label={uploads.reason} value={reason} maxLength={500} onChange={setReason} />
      <Button look="danger" type="submit" isBusy={isBusy} isDisabled={reason.trim() === ''}>
        {uploads.rejectNow}
      </Button>
      <Button onPress={() => askReason(false)}>{uploads.keep}</Button>
    </form>
  )
}
