import type texts from '../../../locales/en/calculators/pricing.json'

/** Texts of the price list and the price slots, from `locales/<lang>/calculators/pricing.json`. */
export type PricingWords = typeof texts
export type ListWords = PricingWords['list']
export type SlotWords = PricingWords['slot']
