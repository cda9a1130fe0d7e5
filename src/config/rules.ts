// Made by `npm run generate` from src/config/variables.ts and src/tracking/vendors.
import type { Rule } from './variable.ts'

/** Every variable under its own name; `undefined` switches the feature off. */
export interface Config {
  readonly META_PIXEL_ID: string | undefined
  readonly GTM_ID: string | undefined
  readonly GA_ID: string | undefined
  readonly CONSENT_MODE: 'opt-out' | 'opt-in'
  readonly AWS_REGION: string
  readonly COGNITO_USER_POOL_ID: string | undefined
  readonly COGNITO_USER_POOL_CLIENT_ID: string | undefined
  readonly COGNITO_IDENTITY_POOL_ID: string | undefined
  readonly ASSETS_BUCKET: string | undefined
  readonly GUEST_ACCESS: 'false' | 'true'
  readonly CONSOLE_URL: string | undefined
  readonly STATUS_URL: string | undefined
  readonly LATENCY_TEST_URLS: string | undefined
  readonly CONTACT_FORM_URL: string | undefined
  readonly ERROR_REPORT_URL: string | undefined
}

/** What /config.js may say. */
export const rules: Readonly<Record<keyof Config, Rule>> = {
  META_PIXEL_ID: { pattern: '[0-9]{10,20}' },
  GTM_ID: { pattern: 'GTM-[A-Z0-9]{4,12}' },
  GA_ID: { pattern: 'G-[A-Z0-9]{6,14}' },
  CONSENT_MODE: { pattern: 'opt-out|opt-in', fallback: 'opt-out' },
  AWS_REGION: { pattern: '[a-z]{2}(-[a-z0-9]+)+-[0-9]', length: [9, 20], fallback: 'ap-southeast-1' },
  COGNITO_USER_POOL_ID: { pattern: '_[A-Za-z0-9]{1,34}', regional: true },
  COGNITO_USER_POOL_CLIENT_ID: { pattern: '[a-z0-9]{20,128}' },
  COGNITO_IDENTITY_POOL_ID: { pattern: ':[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}', regional: true },
  ASSETS_BUCKET: { pattern: '[a-z0-9][a-z0-9-]{1,61}[a-z0-9]', except: 'xn--.*|.*(--ol-s3|-s3alias)' },
  GUEST_ACCESS: { pattern: 'false|true', fallback: 'false' },
  CONSOLE_URL: {
    pattern:
      '(https://(([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])*[a-z]([a-z0-9-]*[a-z0-9])?|([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])([.]([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])){3})|http://(localhost|127[.]0[.]0[.]1))(:([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?(/[A-Za-z0-9_.~/:-]*)?',
    length: [10, 200],
  },
  STATUS_URL: {
    pattern:
      '(https://(([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])*[a-z]([a-z0-9-]*[a-z0-9])?|([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])([.]([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])){3})|http://(localhost|127[.]0[.]0[.]1))(:([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?(/[A-Za-z0-9_.~/:-]*)?',
    length: [10, 200],
  },
  LATENCY_TEST_URLS: {
    pattern:
      '[a-z][a-z0-9-]*=(https://(([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])*[a-z]([a-z0-9-]*[a-z0-9])?|([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])([.]([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])){3})|http://(localhost|127[.]0[.]0[.]1))(:([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?(/[A-Za-z0-9_.~/:-]*)?(,[a-z][a-z0-9-]*=(https://(([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])*[a-z]([a-z0-9-]*[a-z0-9])?|([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])([.]([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])){3})|http://(localhost|127[.]0[.]0[.]1))(:([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?(/[A-Za-z0-9_.~/:-]*)?)*',
    length: [12, 2000],
  },
  CONTACT_FORM_URL: {
    pattern:
      '(https://(([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])*[a-z]([a-z0-9-]*[a-z0-9])?|([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])([.]([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])){3})|http://(localhost|127[.]0[.]0[.]1))(:([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?(/[A-Za-z0-9_.~/:-]*)?',
    length: [10, 200],
  },
  ERROR_REPORT_URL: {
    pattern:
      '(https://(([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])*[a-z]([a-z0-9-]*[a-z0-9])?|([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])([.]([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])){3})|http://(localhost|127[.]0[.]0[.]1))(:([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?(/[A-Za-z0-9_.~/:-]*)?',
    length: [10, 200],
  },
}

/** The variables that hold the vendors' ids. */
export const vendorVariables = ['META_PIXEL_ID', 'GTM_ID', 'GA_ID'] as const

/** The version of the privacy notice that visitors agree to. */
export const policyVersion = 1
