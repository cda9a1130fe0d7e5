/** The times of day to choose from for a call. */
export const callTimes = ['morning', 'afternoon'] as const

type CallTime = (typeof callTimes)[number]

export const isCallTime = (value: string): value is CallTime => callTimes.some((time) => time === value)
