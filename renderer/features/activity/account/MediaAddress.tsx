/** A media address to be written down: where it is, what is spoken there, and the folder for its subtitle. */
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { SelectField } from '../../../components/field/SelectField.tsx'
import { TextField } from '../../../components/field/TextField.tsx'
import { Drawer } from '../../../components/page/Drawer.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useActivityStore } from '../useActivityStore.ts'

export function MediaAddress() {
  const { ai, common, wording } = useTexts()
  const { canChooseFolder } = useApp().host
  const { address, language, isBusy, change, transcribe } = useActivityStore('accountJobs', (state) => state)
  const languages = useActivityStore('settings', ({ value }) => value?.languages) ?? []
  const browse = useActivityStore('mediaPlaces', (places) => places.open)
  const choices = languages.map(({ tag }) => ({ value: tag, label: wording.languageName(tag) }))
  const isComplete = address.trim() !== '' && language !== ''
  return (
    <Drawer
      label={ai.media.title}
      closeLabel={common.close}
      head={ai.media.title}
      onClose={() => change({ isOrdering: false })}
    >
      <div className="media-address">
        <TextField
          label={ai.media.address}
          hint={ai.media.addressHint}
          placeholder="https://"
          maxLength={2_000}
          value={address}
          onChange={(text) => change({ address: text })}
        />
        <SelectField
          label={ai.media.language}
          value={language}
          choices={[{ value: '', label: ai.media.choose }, ...choices]}
          onChange={(tag) => change({ language: tag })}
        />
        <Button
          look="primary"
          icon="folder"
          isBusy={isBusy}
          isDisabled={!isComplete}
          onPress={() => void (canChooseFolder ? transcribe(null) : browse())}
        >
          {ai.media.order}
        </Button>
      </div>
    </Drawer>
  )
}
