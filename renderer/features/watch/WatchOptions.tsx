/** How watch mode is set: when it keeps quiet, what it may spend, what becomes of better subtitles, how it starts. */
import { HookAddress } from '../../app/service/HookAddress.tsx'
import { useApp } from '../../app/stores/appContext.ts'
import type { WatchOptions as Options } from '../../../shared/contract/program/watch.ts'
import { settingTable } from '../../../shared/settings/settingTable.ts'
import { choicesOf } from '../../components/field/choicesOf.ts'
import { Button } from '../../components/button/Button.tsx'
import { SelectField } from '../../components/field/SelectField.tsx'
import { Switch } from '../../components/field/Switch.tsx'
import { DraftField } from '../../components/field/DraftField.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useWatchStore } from './useWatchStore.ts'

export function WatchOptions({ options }: { readonly options: Options }) {
  const { watch } = useTexts()
  const canStartAtLogin = useApp().host.kind === 'desktop'
  const setOption = useWatchStore('view', (view) => view.setOption)
  return (
    <div className="watch-options">
      <DraftField
        label={watch.quietHours}
        hint={watch.quietHoursHint}
        placeholder="22:30-07:00"
        value={options.quietHours}
        onKeep={(value) => void setOption('quietHours', value)}
      />
      <DraftField
        label={watch.digestAt}
        hint={watch.digestAtHint}
        placeholder="09:00"
        value={options.digestAt}
        onKeep={(value) => void setOption('digestAt', value)}
      />
      <DraftField
        label={watch.reserve}
        hint={watch.reserveHint}
        type="number"
        limits={settingTable['watch.reservePercent'].takes}
        value={String(options.reservePercent)}
        onKeep={(value) => void setOption('reservePercent', value)}
      />
      <SelectField<Options['better']>
        label={watch.better}
        hint={watch.betterHint}
        value={options.better}
        choices={choicesOf(settingTable['watch.better'].takes, watch.betterChoices)}
        onChange={(value) => void setOption('better', value)}
      />
      <DraftField
        label={watch.betterDays}
        type="number"
        limits={settingTable['watch.betterDays'].takes}
        value={String(options.betterDays)}
        onKeep={(value) => void setOption('betterDays', value)}
      />
      <div className="watch-switches">
        <Switch
          label={watch.translate}
          hint={watch.translateHint}
          isOn={options.translate}
          onChange={(isOn) => void setOption('translate', isOn)}
        />
      </div>
      {canStartAtLogin && (
        <div className="watch-switches">
          <Switch
            label={watch.startAtLogin}
            isOn={options.startAtLogin}
            onChange={(isOn) => void setOption('startAtLogin', isOn)}
          />
          <Switch
            label={watch.startMinimised}
            hint={watch.startMinimisedHint}
            isOn={options.startMinimised}
            onChange={(isOn) => void setOption('startMinimised', isOn)}
          />
        </div>
      )}
      <ProgramsThatTell />
    </div>
  )
}

/** Sonarr and Radarr know first what has come: where they reach this page, and the way to an address for each. */
function ProgramsThatTell() {
  const { players } = useTexts()
  const { navigate } = useApp()
  return (
    <section className="watch-programs" aria-label={players.hooksTitle}>
      <h3>{players.hooksTitle}</h3>
      <p className="faint small">{players.hooksHint}</p>
      <HookAddress />
      <Button icon="link" onPress={() => navigate({ screen: 'settings', section: 'players' })}>
        {players.make}
      </Button>
    </section>
  )
}
