/** The desk in small that this part of a screen has, and what is looked at in it. */
import { createContext, useContext, useEffect } from 'react'
import type { DeskFile } from '../../../../shared/contract/videos/desk.ts'
import { fileKey } from '../deskFiles.ts'
import { later } from '../../later.ts'
import type { SmallDesk } from './smallDesk.ts'

export const SmallDeskOf = createContext<SmallDesk | null>(null)

export function useSmallDesk(): SmallDesk {
  const desk = useContext(SmallDeskOf)
  if (desk === null) throw new Error('Nothing here has a desk in small.')
  return desk
}

/** Whoever goes on faster than this looks at nothing here. */
const pauseMs = 200

/**
 * @param file null: nothing, and what was made for the one before ends. Leaving ends it too.
 * @param standing another one of these: the file may have been written anew
 */
export function useShownFile(file: DeskFile | null, standing: unknown = null): void {
  const { show, leave } = useSmallDesk()
  const key = file && fileKey(file)
  useEffect(() => {
    if (!file) {
      leave()
      return
    }
    return later(() => void show(file), pauseMs)
    // Its key says which file it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, standing, show, leave])
  useEffect(() => leave, [leave])
}
