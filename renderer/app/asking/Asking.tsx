/** What the chosen verb asks before it begins; nothing while none does. */
import { useStore } from 'zustand'
import { useApp } from '../stores/appContext.ts'
import { AnotherPanel } from './AnotherPanel.tsx'
import { CleanPanel } from './CleanPanel.tsx'
import { RulesAsking } from './RulesAsking.tsx'
import { PairPanel } from './PairPanel.tsx'
import { OrderPanel } from './OrderPanel.tsx'

export function Asking() {
  const { commands, scope } = useApp()
  const asked = useStore(commands, (state) => state.asked)
  const close = useStore(commands, (state) => state.endAsking)
  const count = useStore(scope, ({ facts }) => (asked?.facts ?? facts)?.verbs.clean.count ?? 0)
  if (asked === null) return null
  const key = JSON.stringify(asked)
  switch (asked.verb) {
    case 'translate':
    case 'transcribe':
      return <OrderPanel key={key} asked={{ ...asked, kind: asked.verb }} onClose={close} />
    case 'clean':
      return <CleanPanel key={key} scope={asked.scope} count={count} onClose={close} />
    case 'another':
      return <AnotherPanel key={key} scope={asked.scope} onClose={close} />
    case 'pair':
      return <PairPanel key={key} scope={asked.scope} onClose={close} />
    case 'languages':
    case 'ignore':
      return <RulesAsking />
  }
}
