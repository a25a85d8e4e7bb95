/** Says that only the samples are connected, with the buttons that connect something. Nothing where more is. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/button/Button.tsx'
import { Icon } from '../../components/icons/Icon.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useApp } from '../stores/appContext.ts'
import './samplesOnly.css'

export interface SamplesOnlyProps {
  /** Where the screen has its one main button elsewhere, this one stays plain. */
  readonly isQuiet?: boolean
}

export function SamplesOnly({ isQuiet = false }: SamplesOnlyProps) {
  const { samples } = useTexts()
  const { collection, navigate } = useApp()
  const state = useStore(collection, ({ value }) => value)
  const refresh = useStore(collection, (record) => record.refresh)
  const isUnknown = state === null
  useEffect(() => {
    if (isUnknown) void refresh()
  }, [isUnknown, refresh])
  if (!state?.isSamplesOnly) return null
  return (
    <aside className="samples-only" aria-label={samples.only}>
      <Icon name="info" />
      <p className="samples-only-words">
        <strong>{samples.only}</strong> {samples.what({ count: state.sample.videos })}
      </p>
      <span className="samples-only-verbs">
        <Button size="s" onPress={() => navigate({ screen: 'settings', section: 'collection' })}>
          {samples.addCollection}
        </Button>
        <Button
          size="s"
          look={isQuiet ? 'plain' : 'primary'}
          onPress={() => navigate({ screen: 'settings', section: 'service', field: 'service.address' })}
        >
          {samples.connect}
        </Button>
      </span>
    </aside>
  )
}
