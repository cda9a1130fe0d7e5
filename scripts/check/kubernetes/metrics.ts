/** Metrics that alerts and dashboard read, by the program that makes them. */
export const foreignMetrics: Readonly<Record<string, readonly string[]>> = {
  'nginx-prometheus-exporter': ['nginx_up', 'nginx_connections_active'],
  'the blackbox exporter': ['probe_success', 'probe_duration_seconds', 'probe_ssl_earliest_cert_expiry'],
  'kube-state-metrics': [
    'kube_pod_container_status_last_terminated_exitcode',
    'kube_horizontalpodautoscaler_status_current_replicas',
    'kube_horizontalpodautoscaler_spec_max_replicas',
  ],
  'the kubelet': ['container_cpu_usage_seconds_total', 'container_memory_working_set_bytes'],
}
