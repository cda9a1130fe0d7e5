declare module '@carbon/icons/svg/*?icon' {
  const icon: { viewBox: string; path: string }
  export default icon
}
