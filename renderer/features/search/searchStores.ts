/** Everything the search screen holds: the field, the answer, the chosen result, the videos and folders it may go to. */
import { createPlaceBrowserStore, type PlaceBrowserStore } from '../../app/places/placeBrowserStore.ts'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { createChosenStore, type ChosenStore } from './detail/chosenStore.ts'
import { createFieldStore, type FieldStore } from './title/fieldStore.ts'
import { createPickerStore, type PickerStore } from './detail/pickerStore.ts'
import { createTranslateStore, type TranslateStore } from './detail/translateStore.ts'
import { createResultStore, type ResultState, type ResultStore } from './results/resultStore.ts'
import { readSearchAddress, writeSearchAddress, type SearchPlace } from './searchAddress.ts'

export interface SearchStores {
  readonly field: FieldStore
  readonly results: ResultStore
  readonly chosen: ChosenStore
  readonly picker: PickerStore
  readonly translation: TranslateStore
  /** Where no system dialog can open. */
  readonly places: PlaceBrowserStore
}

export function createSearchStores(dependencies: ScreenDependencies): SearchStores {
  const { client, acts, recordSearch, onNavigation, bindAddress } = dependencies
  /** As it stands in the address, whatever the field says by now. */
  let asked = ''
  const results = createResultStore(client)
  const chosen = createChosenStore(client, acts, (subtitleId) => results.getState().markCached(subtitleId))
  const field = createFieldStore({ client, onAsk })
  onNavigation('search', ({ text }) => {
    asked = text
    field.getState().put(text)
  })
  bindAddress('search', {
    read(part) {
      if (asked !== '') void results.getState().restore(asked, readSearchAddress(part))
    },
    write: () => writeSearchAddress(placeOf(results.getState())),
    subscribe: results.subscribe,
  })
  client.on('library.changed', () => void results.getState().judge())
  return {
    field,
    results,
    chosen,
    picker: createPickerStore(client),
    translation: createTranslateStore(client),
    places: createPlaceBrowserStore(client, async (placeId) => {
      const { chosenId } = results.getState()
      if (chosenId !== null) await chosen.getState().save(chosenId, placeId)
    }),
  }

  function onAsk(text: string): void {
    asked = text
    recordSearch(text)
    void results.getState().ask(text)
  }
}

function placeOf({ title, titles, filter, sort, chosenId, pinnedId: videoId }: ResultState): SearchPlace {
  const titleId = title === null || title.id === titles[0]?.id ? null : title.id
  return { titleId, filter, sort, chosenId, videoId }
}
