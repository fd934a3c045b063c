// Adds those of tooltips.
import './base';
import '@mantine/core/styles/Tooltip.css';
