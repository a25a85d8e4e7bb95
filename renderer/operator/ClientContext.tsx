/** Hands the way to the service to what asks about a single thing: a text, its checks, keys. */
import { createContext, useContext } from 'react'
import type { OperatorClient } from './operatorClient.ts'

export const ClientContext = createContext<OperatorClient | null>(null)

export function useClient(): OperatorClient {
  const client = useContext(ClientContext)
  if (client === null) throw new Error('The service is only reached inside ClientContext.')
  return client
}
