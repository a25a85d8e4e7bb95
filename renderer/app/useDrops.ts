/** Files dropped anywhere in the window: the desktop takes their folders, a browser says where folders are chosen. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Texts } from '../texts/Texts.ts'
import type { ScreenDependencies } from './address/screen.ts'

type DropParts = Pick<ScreenDependencies, 'client' | 'host' | 'acts' | 'openScreen'>

export function useDrops({ client, host, acts }: DropParts): void {
  const say = useStore(acts, (state) => state.say)
  useEffect(() => {
    const canTake = host.canDropFiles && client.drop !== null
    // A screen that takes files itself has said so by then.
    const onDragOver = (event: DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = canTake ? 'copy' : 'none'
    }
    const onDrop = (event: DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event)) return
      // The browser would leave the app and open the file.
      event.preventDefault()
      say({ text: ({ shell }: Texts) => shell.dropInWindow })
    }
    window.addEventListener('dragover', onDragOver)
    window.addEventListener('drop', onDrop)
    return () => {
      window.removeEventListener('dragover', onDragOver)
      window.removeEventListener('drop', onDrop)
    }
  }, [client, host, say])
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
