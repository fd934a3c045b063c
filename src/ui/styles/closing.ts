// Adds those of buttons that close something.
import './base';
import '@mantine/core/styles/CloseButton.css';
