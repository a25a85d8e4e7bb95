/** "Languages…" and "Ignore…" of a scope, from wherever they were asked for. */
import { IgnorePanel } from '../rules/IgnorePanel.tsx'
import { LanguagesPanel } from '../rules/LanguagesPanel.tsx'
import { RulesContext } from '../rules/useRulesStore.ts'
import { useApp } from '../stores/appContext.ts'

export function RulesAsking() {
  const { rules } = useApp()
  return (
    <RulesContext value={rules}>
      <div className="asking-rules">
        <LanguagesPanel />
        <IgnorePanel />
      </div>
    </RulesContext>
  )
}
