/** Whether the host is there, at the foot of the window. One that stays away has ended: it does not come back by itself. */
import { useContext, useEffect, useState } from 'react'
import { Notice } from '../../components/page/Notice.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { ConnectionContext } from './connectionContext.ts'

/** A host that only slept, or was busy, is there again by then. */
const endedAfterMs = 15_000

export function ConnectionNotice() {
  const { shell, errors } = useTexts()
  const connection = useContext(ConnectionContext)
  if (connection === 'lost') return <LostNotice />
  if (connection === 'full') return <Notice tone="look" text={shell.tooManyWindows} />
  return connection === 'over' && <Notice tone="bad" text={errors['session.over']} />
}

/** Still tried meanwhile: a host on the same port answers this page again. */
function LostNotice() {
  const { shell } = useTexts()
  const [hasEnded, setHasEnded] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasEnded(true), endedAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return hasEnded ? <Notice tone="bad" text={shell.hasEnded} /> : <Notice tone="look" text={shell.connectionLost} />
}
