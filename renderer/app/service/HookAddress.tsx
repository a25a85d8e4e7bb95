/** Where other programs of this machine reach the app, so that they can tell it of new files; or what it takes that they do. */
import { Notice } from '../../components/page/Notice.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useApp } from '../stores/appContext.ts'

export function HookAddress() {
  const { players } = useTexts()
  const { kind, hasFixedAddress } = useApp().host
  if (kind === 'desktop') return <Notice tone="quiet" text={players.hooksDesktop} />
  if (!hasFixedAddress) return <Notice tone="look" text={players.hooksMoving} />
  return <Notice tone="quiet" text={players.hooksHere({ address: window.location.origin })} />
}
