/** The screen Library, tied to its store. */
import type { ReactNode } from 'react'
import { PageHead } from '../../components/PageHead.tsx'

export function createLibraryScreen(): () => ReactNode {
  return () => <PageHead title="Library" />
}
