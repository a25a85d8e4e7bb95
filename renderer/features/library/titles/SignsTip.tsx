/** At the foot of the list: what the nine signs mean. Shown until it is closed; '?' brings it back. */
import { Button } from '../../../components/button/Button.tsx'
import { CoverageSign } from '../../../components/sign/CoverageSign.tsx'
import { coverageSigns } from '../../../components/sign/coverageSign.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'

export function SignsTip() {
  const { signs } = useTexts().library
  const isShown = useLibraryStore('signs', (state) => state.isShown)
  const setShown = useLibraryStore('signs', (state) => state.setShown)
  if (!isShown) return null
  return (
    <div className="signs">
      <ul className="signs-list" aria-label={signs.label}>
        {coverageSigns.map((sign) => (
          <li key={sign}>
            <CoverageSign sign={sign} />
            {signs.short[sign]}
          </li>
        ))}
      </ul>
      <Button look="ghost" size="s" icon="close" label={signs.hide} onPress={() => setShown(false)} />
    </div>
  )
}
