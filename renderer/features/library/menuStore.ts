/** The verbs of one row, asked for by its menu: it becomes what is chosen, so that they speak of what they are done to. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SelectionStore } from './selection/selectionStore.ts'
import { isSelectedAt } from './selection/treeOfRows.ts'
import type { ListStores } from './listStores.ts'

export interface MenuPoint {
  /** Of the window, in CSS pixels. */
  readonly x: number
  readonly y: number
}

export interface MenuState {
  readonly openFor: (id: string, index: number, place: MenuPoint) => void
}

export type MenuStore = StoreApi<MenuState>

export interface MenuNeeds extends Pick<ListStores, 'rows' | 'view'> {
  readonly selection: SelectionStore
  readonly openMenu: (place: MenuPoint) => void
}

export function createMenuStore({ rows, view, selection, openMenu }: MenuNeeds): MenuStore {
  return createStore<MenuState>()(() => ({
    openFor(id, index, place) {
      const { ids, selectOnly, setAnchor } = selection.getState()
      if (!isSelectedAt(rows.getState().rowAt, index, ids)) {
        selectOnly(id)
        setAnchor(index)
      }
      view.getState().setCurrent(index)
      openMenu(place)
    },
  }))
}
