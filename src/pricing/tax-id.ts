/** Whether the last of a Thai tax id's thirteen digits is the right check digit. */
export const taxIdIsValid = (id: string): boolean => {
  const digits = [...id].map(Number)
  if (digits.length !== 13 || digits.some(Number.isNaN)) return false
  const weighted = digits.slice(0, 12).reduce((sum, digit, index) => sum + digit * (13 - index), 0)
  return (11 - (weighted % 11)) % 10 === digits[12]
}
