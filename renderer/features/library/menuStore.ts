/**
 * The verbs of one row, asked for by its menu: it becomes what is chosen, so that they speak of what they are done to. Those of
 * a folder of the rail are about all its videos, whatever the list shows.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Scope } from '../../../shared/contract/scope.ts'
import { folderToken } from './rail/folderToken.ts'
import { scopeOfVideo } from './scopeSync.ts'
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
  /** Of the open video, whether or not it is chosen, or in the list at all. */
  readonly openForVideo: (videoId: string, place: MenuPoint) => void
  /** @param token null: all folders */
  readonly openForFolder: (token: string | null, place: MenuPoint) => void
}

export type MenuStore = StoreApi<MenuState>

export interface MenuNeeds extends Pick<ListStores, 'rows' | 'view'> {
  readonly selection: SelectionStore
  readonly openMenu: (place: MenuPoint) => void
  readonly openMenuOver: (place: MenuPoint, scope: Scope) => void
}

export function createMenuStore({ rows, view, selection, openMenu, openMenuOver }: MenuNeeds): MenuStore {
  return createStore<MenuState>()(() => ({
    openFor(id, index, place) {
      const { selectOnly, setAnchor, ...chosen } = selection.getState()
      if (!isSelectedAt(rows.getState().rowAt, index, chosen)) {
        selectOnly(id)
        setAnchor(index)
      }
      view.getState().setCurrent(index)
      openMenu(place)
    },
    openForVideo(videoId, place) {
      openMenuOver(place, scopeOfVideo(videoId))
    },
    openForFolder(token, place) {
      openMenuOver(place, { search: token === null ? '' : folderToken(token), ids: null, language: null })
    },
  }))
}
