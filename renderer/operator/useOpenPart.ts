/** Which part of the page is open: it stands in the address, so that Back leads back and a reload stays. */
import { useSyncExternalStore } from 'react'

export const parts = ['uploads', 'accounts', 'jobs', 'figures'] as const
export type Part = (typeof parts)[number]

export function addressOf(part: Part): string {
  return `#/${part}`
}

export function useOpenPart(): Part {
  return useSyncExternalStore(subscribe, openPart)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

function openPart(): Part {
  return parts.find((part) => addressOf(part) === window.location.hash) ?? 'uploads'
}
