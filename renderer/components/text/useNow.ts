/** The time as it passes, for words such as 'in 7h 12m'. */
import { useEffect, useState } from 'react'

export function useNow(everyMs = 30_000): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return nowMs
}
