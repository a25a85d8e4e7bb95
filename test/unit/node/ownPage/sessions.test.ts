import { expect, test } from 'vitest'
import { createSessions } from '../../../../node/ownPage/sessions.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

function sessionsAt(startMs = 0) {
  let nowMs = startMs
  const sessions = createSessions({ nowMs: () => nowMs }, 'Nobody knows this page.')
  const token = () => {
    const attempt = sessions.redeem(sessions.newCode())
    if (attempt.kind !== 'ok') throw new Error(attempt.kind)
    return attempt.value
  }
  return { sessions, token, later: (ms: number) => void (nowMs += ms) }
}

test('a code gives a session once', () => {
  const { sessions } = sessionsAt()
  const code = sessions.newCode()
  expect(sessions.redeem(code).kind).toBe('ok')
  expect(sessions.redeem(code)).toEqual({ kind: 'wrong' })
})

test('codes and tokens carry 256 bits and are all different', () => {
  const { sessions, token } = sessionsAt()
  const secrets = [sessions.newCode(), sessions.newCode(), token(), token()]
  expect(new Set(secrets).size).toBe(4)
  expect(secrets.map((secret) => Buffer.from(secret, 'base64url').length)).toEqual([32, 32, 32, 32])
})

test('a code is no token, and a token is no code', () => {
  const { sessions, token } = sessionsAt()
  expect(sessions.find(sessions.newCode())).toEqual({ kind: 'wrong' })
  expect(sessions.redeem(token())).toEqual({ kind: 'wrong' })
})

test('a longer or shorter token is wrong', () => {
  const { sessions, token } = sessionsAt()
  const right = token()
  expect(sessions.find(`${right}X`).kind).toBe('wrong')
  expect(sessions.find(right.slice(0, -1)).kind).toBe('wrong')
  expect(sessions.find('').kind).toBe('wrong')
  expect(sessions.find(right).kind).toBe('ok')
})

test('after ten wrong codes the next wrong one waits a minute', () => {
  const { sessions, later } = sessionsAt()
  for (let tries = 0; tries < 10; tries += 1) expect(sessions.redeem('guess')).toEqual({ kind: 'wrong' })
  expect(sessions.redeem('guess')).toEqual({ kind: 'paused', seconds: 60 })
  later(minuteMs)
  expect(sessions.redeem('guess')).toEqual({ kind: 'wrong' })
})

test('wrong codes keep no right one out, however many they are, and a used one stays used', () => {
  const { sessions, later } = sessionsAt()
  for (const guesses of [1, 10, 11, 5_000]) {
    const code = sessions.newCode()
    for (let tries = 0; tries < guesses; tries += 1) sessions.redeem('guess')
    expect(sessions.redeem(code).kind).toBe('ok')
    expect(sessions.redeem(code).kind).not.toBe('ok')
    later(minuteMs)
  }
})

test('tells of a code that it was used: once, with its session open, and of no other', () => {
  const { sessions } = sessionsAt()
  const used: string[] = []
  const [first, second] = [sessions.newCode(() => used.push('first')), sessions.newCode(() => used.push('second'))]
  sessions.redeem('guess')
  expect(used).toEqual([])
  sessions.redeem(first)
  sessions.redeem(first)
  expect(used).toEqual(['first'])
  sessions.redeem(second)
  expect(used).toEqual(['first', 'second'])
})

test('a thousand guesses in a row meet the pause and never a session', () => {
  const { sessions } = sessionsAt()
  sessions.newCode()
  const kinds = Array.from({ length: 1_000 }, (_, at) => sessions.redeem(`guess ${at}`).kind)
  expect(kinds.slice(0, 10)).toEqual(Array(10).fill('wrong'))
  expect(new Set(kinds.slice(10))).toEqual(new Set(['paused']))
})

test('guessing tokens pauses the guesser, not the user who has one', () => {
  const { sessions, token } = sessionsAt()
  const right = token()
  for (let tries = 0; tries < 10; tries += 1) sessions.find('guess')
  expect(sessions.find('guess')).toEqual({ kind: 'paused', seconds: 60 })
  expect(sessions.find(right).kind).toBe('ok')
})

test('asking without a token is no guess', () => {
  const { sessions } = sessionsAt()
  for (let tries = 0; tries < 20; tries += 1) expect(sessions.find(null)).toEqual({ kind: 'wrong' })
})

test('a session ends after twelve hours without use', () => {
  const { sessions, token, later } = sessionsAt()
  const [used, idle] = [token(), token()]
  later(11 * hourMs)
  expect(sessions.find(used).kind).toBe('ok')
  later(hourMs)
  expect(sessions.find(used).kind).toBe('ok')
  expect(sessions.find(idle).kind).toBe('wrong')
})

test('a session may ask three hundred times at once and twenty times a second after that', () => {
  const { sessions, token, later } = sessionsAt()
  const attempt = sessions.find(token())
  if (attempt.kind !== 'ok') throw new Error('no session')
  const { rate } = attempt.value
  const taken = (count: number) => Array.from({ length: count }, () => rate.take()).filter(Boolean).length
  expect(taken(400)).toBe(300)
  later(1_000)
  expect(taken(400)).toBe(20)
  later(hourMs)
  expect(taken(400)).toBe(300)
})

test('a clock that jumps back neither opens nor closes the door', () => {
  const { sessions, token, later } = sessionsAt(10 * hourMs)
  const right = token()
  later(-9 * hourMs)
  const attempt = sessions.find(right)
  expect(attempt.kind === 'ok' && attempt.value.rate.take()).toBe(true)
})
