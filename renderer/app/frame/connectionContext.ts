/** Whether the host is there, for what is only true while it is: a run is not shown as running, and one bar tells of it. */
import { createContext, useContext } from 'react'
import type { ErrorCode } from '../../../shared/errors.ts'
import type { Connection } from '../../api/transport.ts'

export const ConnectionContext = createContext<Connection>('connected')

export function useIsLost(): boolean {
  return useContext(ConnectionContext) === 'lost'
}

/** The bar of the window says already that the host does not answer. */
export function useIsToldAtFoot(problem: { readonly code: ErrorCode } | null): boolean {
  return useIsLost() && problem?.code === 'app.unreachable'
}
