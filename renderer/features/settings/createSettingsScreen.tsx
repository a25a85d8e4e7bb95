/** The screen Settings, tied to its store. */
import type { ReactNode } from 'react'
import { PageHead } from '../../components/PageHead.tsx'

export function createSettingsScreen(): () => ReactNode {
  return () => <PageHead title="Settings" />
}
