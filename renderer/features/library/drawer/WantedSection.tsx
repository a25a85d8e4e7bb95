/** Which languages this video should have, and the place that says so: the way to change it there, or for this one alone. */
import { useStore } from 'zustand'
import type { VideoDetails } from '../../../../shared/contract/library.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { RuleSource } from './RuleSource.tsx'

export function WantedSection({ details }: { readonly details: VideoDetails }) {
  const { library, wording } = useTexts()
  const { drawer } = library
  const { commands } = useApp()
  const ask = useStore(commands, (state) => state.ask)
  const { id, wishes } = details.row
  return (
    <section className="video-section">
      <div className="video-section-head">
        <h3 className="video-section-title">
          {drawer.wanted} <RuleSource rulesFrom={details.rulesFrom} />
        </h3>
        <Button look="ghost" size="s" onPress={() => ask('languages', { search: '', ids: [id], language: null })}>
          {drawer.toSettings}
        </Button>
      </div>
      <ul className="wanted-chips">
        {wishes.map(({ wish, language }) => (
          <li key={wish} className="wanted-chip" title={wish}>
            <bdi>{wording.languageName(language)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
