/**
 * Hands the stores of one screen to its components. A component names the store it uses and selects what it shows of it;
 * actions are part of a store's state and are selected like any fact.
 */
import { createContext, useContext, type Context } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useStore, type ExtractState, type StoreApi } from 'zustand'

type ReadableStore = Pick<StoreApi<unknown>, 'getState' | 'getInitialState' | 'subscribe'>

export interface StoreContext<Stores extends Readonly<Record<keyof Stores, ReadableStore>>> {
  /** Stands around the screen: `<Provider value={stores}>`. */
  readonly Provider: Context<Stores | null>
  /** The stores themselves, for what is given a whole store: a table its window of rows. */
  readonly useStores: () => Stores
  /** What is selected of one store; the component is drawn again only when that, or a field of it, has changed. */
  readonly useSelected: <Name extends keyof Stores, Selected>(
    name: Name,
    select: (state: ExtractState<Stores[Name]>) => Selected,
  ) => Selected
}

/** @param screen Named where a component stands outside of its screen, which only a bug can do. */
export function createStoreContext<Stores extends Readonly<Record<keyof Stores, ReadableStore>>>(
  screen: string,
): StoreContext<Stores> {
  const Provider = createContext<Stores | null>(null)
  const useStores = (): Stores => {
    const stores = useContext(Provider)
    if (stores === null) throw new Error(`A component of the ${screen} screen stands outside of it.`)
    return stores
  }
  return {
    Provider,
    useStores,
    useSelected: (name, select) => useStore(useStores()[name], useShallow(select)),
  }
}
